export function noteInstalled(root: string): void;
export function isInstalled(root: string): boolean;
export function noteRunning(root: string): () => void;
export function runningOn(root: string): number[];
