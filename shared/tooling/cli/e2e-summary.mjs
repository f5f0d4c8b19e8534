const specsOf = (suite, file = suite.file) => [...(suite.specs ?? []).map((spec) => ({ file, spec })), ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, inner.file ?? file))];

/**
 * What Playwright's JSON report says of a run. A test that passed only when it was tried again is flaky.
 * @param {{ suites: object[] }} report
 * @returns {{ passed: number, failed: string[], flaky: string[], skipped: { test: string, reason: string }[] }}
 */
export const summaryOf = ({ suites }) => {
  const tests = suites.flatMap((suite) => specsOf(suite)).flatMap(({ file, spec }) => spec.tests.map((test) => ({ ...test, name: `${file} › ${spec.title} (${test.projectName})` })));
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const reasonOf = ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
  return {
    passed: named('expected').length,
    failed: named('unexpected'),
    flaky: named('flaky'),
    skipped: tests.filter(({ status }) => status === 'skipped').map((test) => ({ test: test.name, reason: reasonOf(test) })),
  };
};

/**
 * The same in lines, those that were skipped under their reasons.
 * @param {ReturnType<typeof summaryOf>} summary
 */
export const linesOfSummary = ({ passed, failed, flaky, skipped }) => {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const skips = reasons.flatMap((reason) => {
    const tests = skipped.filter((one) => one.reason === reason).map(({ test }) => `    ${test}`);
    return [`  ${tests.length} skipped: ${reason}`, ...tests];
  });
  return [
    `${passed + flaky.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
    ...failed.map((name) => `  failed: ${name}`),
    ...flaky.map((name) => `  flaky: ${name}`),
    ...skips,
  ];
};
