/** The parts that kits, tests and drivers use. */
export { type AnyKit, broken } from './any-kit.ts';
export { declaredActors, declaredTransitions } from './chart.ts';
export { type Checks, checks, paths } from './checks.ts';
export * from './driver.ts';
export { placeholdersOf, stateName, transitionName } from './inside.ts';
export * from './kit.ts';
export { type Difference, PathFailure, spoken, type Telling } from './path-failure.ts';
export { type Path, type PlanOptions, plan, type Step } from './plan.ts';
export { stringify } from './repeatable.ts';
export { isClean, type Report, type ReportOptions, reportOf, reportText } from './report.ts';
export * from './vocabulary.ts';
