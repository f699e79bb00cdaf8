import { jest } from '@jest/globals';

/** Hears what the tests of a file log, in place of the terminal. @returns the first word of each line of this test */
export function hear(level: 'error' | 'warn'): unknown[] {
  const heard: unknown[] = [];
  const spy = jest.spyOn(console, level).mockImplementation((first: unknown) => void heard.push(first));
  afterEach(() => void heard.splice(0));
  afterAll(() => spy.mockRestore());
  return heard;
}
