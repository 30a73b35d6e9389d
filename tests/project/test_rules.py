"""No rule without code, without a test, and without a mutation that a test would notice."""

import pytest

from core.kernel.rulebook import Rule
from tests.citations import cited_by_code, cited_by_tests, full_name, rule_enums
from tests.mutate_rules import all_mutations, problem_of
from tests.mutations import Mutation
from tests.rules_index import INDEX, index

RULES = [rule for enum in rule_enums() for rule in enum]


@pytest.mark.parametrize("rule", RULES, ids=full_name)
def test_every_rule_is_cited_by_code_and_by_a_test_and_can_be_switched_off(rule: Rule) -> None:
    assert cited_by_code()[rule]
    assert cited_by_tests()[rule]
    assert any(mutation.rule is rule for mutation in all_mutations())


@pytest.mark.parametrize(
    "mutation", all_mutations(), ids=lambda mutation: f"{mutation.rule.name} in {mutation.path}"
)
def test_every_mutation_can_be_made(mutation: Mutation) -> None:
    assert problem_of(mutation) is None
    assert mutation.new != mutation.old


def test_the_index_of_the_rules_is_fresh() -> None:
    fresh = index() == INDEX.read_text(encoding="utf-8")
    assert fresh, "run: python -m tests.rules_index"


def test_the_sentences_of_the_rules_are_sentences() -> None:
    for rule in RULES:
        assert rule.sentence.endswith(".")
        assert rule.sentence[0].isupper()
