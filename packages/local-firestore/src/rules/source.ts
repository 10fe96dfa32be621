/** Where something is in a rules file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The position of an offset in a text. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Rules that cannot be used: message, with line and column. */
export class RulesSyntaxError extends Error {
  readonly position: Position;
  constructor(message: string, text: string, offset: number) {
    const position = positionOf(text, offset);
    super(`L${position.line}:${position.column} ${message}`);
    this.position = position;
  }
}
