import { setFlagsFromString } from 'node:v8';

// V8's cache of compiled code holds the modules of every test file for as long as the process lives, and what they
// made with them: hundreds of megabytes that each collection goes through. Nothing is compiled twice from it.
setFlagsFromString('--no-compilation-cache');
