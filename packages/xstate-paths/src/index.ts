/** The parts that kits, tests and drivers use. */
export { type AnyKit, broken } from './any-kit';
export { type Checks, checks, failedChecks, type Proof, prove } from './checks';
export * from './driver';
export * from './kit';
export type { Moment, Outcome, StateName } from './machine-types';
export { type Difference, PathFailure, spoken, type Telling } from './path-failure';
export { paths } from './paths';
export { placeIn } from './place-in';
export { type Path, type PlanOptions, plan, randomPath, type Step } from './plan';
export { queryOf } from './query';
export { stringify } from './repeatable';
export { plain } from './replay';
export { isClean, type Report, type ReportOptions, reportOf, reportText } from './report';
export * from './steps';
export { outcomeOf, pageIn } from './transitions';
export {
  declaredActors,
  declaredStates,
  declaredTransitions,
  eventName,
  missingIn,
  placeholdersOf,
  stateName,
  stateNames,
  transitionName,
} from './xstate-5';
