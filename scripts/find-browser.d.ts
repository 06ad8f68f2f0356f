export function findBrowser(): string | undefined;
export function findFirefox(): string | undefined;
export function hasProgram(name: string): boolean;
