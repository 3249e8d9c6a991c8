import { expect, test } from 'vitest';
import { codeByRule, helpersIn, idsIn, rangesIn, testsByRule, testsIn } from '../src/tests-by-rule.ts';

const testNames = (source: string, helpers?: string[]) => testsIn(source, helpers).map(({ name }) => name);

test('tests are found by the name they are given', () => {
  const source = `
    scenario('TOY-01: all sit down', toy);
    test("it's TOY-02", () => {});
    it(
      \`TOY-03 and 'TOY-04'\`,
      () => {},
    );
    test('don\\'t lose TOY-05', () => {});
  `;
  expect(testNames(source)).toEqual(['TOY-01: all sit down', "it's TOY-02", "TOY-03 and 'TOY-04'", "don't lose TOY-05"]);
});

test('a helper that is given the name begins a test too', () => {
  const source = `
    const battle = (name: string) => scenario(name).given(war);
    function raid(name: string, gold = 3) { return scenario(name); }
    const sail = (zone: string) => zone;
    battle('TOY-01').plays('anne fire');
    raid('TOY-02', 5);
    sail('TOY-03');
  `;
  expect(helpersIn(source)).toEqual(['battle', 'raid']);
  expect(testNames(source, helpersIn(source))).toEqual(['TOY-01', 'TOY-02']);
  expect(testNames(source)).toEqual([]);
});

test('what does not run does not count', () => {
  const source = `
    test.skip('TOY-01', () => {});
    // test('TOY-02', () => {});
    /* it('TOY-03', () => {}); */
    const told = "test('TOY-04')";
    await('TOY-05'); scene.it('TOY-06'); describe('TOY-07', () => {});
    test('TOY-08 // not a comment', () => {});
  `;
  expect(testNames(source)).toEqual(['TOY-08 // not a comment']);
});

test('identifiers are whole words', () => {
  expect(idsIn('BRE-TURN-01, BRE-TURN-015 (BRE-Q-03): X-ray and EX-2; BRE-END-1x')).toEqual([
    'BRE-TURN-01',
    'BRE-TURN-015',
    'BRE-Q-03',
    'EX-2',
  ]);
});

test('a test stands at the line where it begins', () => {
  expect(testsIn("\n\ntest(\n  'TOY-01',\n  () => {},\n);\ntest('TOY-02', () => {});").map(({ line }) => line)).toEqual([3, 7]);
  const [first] = testsByRule('toy').get('TOY-05')!;
  expect(first).toEqual({
    name: expect.stringContaining('TOY-05'),
    at: expect.stringMatching(/^games\/toy\/test\/duel\.test\.ts:\d+$/u),
  });
});

test('code is found in the sources and not in the words', () => {
  const places = codeByRule('toy').get('TOY-05')!;
  expect(places).toContain('games/toy/src/rules/duel.ts:1');
  expect(places.filter((at) => at.includes('/text/'))).toEqual([]);
});

test('ranges of identifiers', () => {
  expect(rangesIn('BRE-END-05 … 14, BRE-WIN-03 … BRE-WIN-05 and BRE-INV-02, 03')).toEqual([
    'BRE-END-05 … 14',
    'BRE-WIN-03 … BRE-WIN-05',
    'BRE-INV-02, 03',
  ]);
  expect(rangesIn('BRE-END-05, BRE-END-06; TOY-05 and 3 coins; X-1 to be')).toEqual([]);
});
