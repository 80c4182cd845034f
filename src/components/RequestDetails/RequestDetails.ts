/** Parts of the request form that no page shows at first: their code is loaded when somebody begins to write, or with the sheet. */
export { FailureHelp } from './FailureHelp';
export { Receipt } from './Receipt';
export { SubjectCard } from './SubjectCard';
