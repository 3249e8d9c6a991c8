// Before each file of server tests: files share a process, and a hook belongs to the file in which it is said.
import { afterEach } from 'vitest';
import { cleanUp } from './harness.ts';

afterEach(cleanUp);
