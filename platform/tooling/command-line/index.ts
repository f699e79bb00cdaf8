export { type CommandLine, type Flags, Misused, NotUnderstood, readCommandLine } from './command-line.ts';
export { fileFault } from './file-fault.ts';
export { byNearness } from './nearness.ts';
export { noAnswer } from './no-answer.ts';
export { runCommand } from './run-command.ts';
