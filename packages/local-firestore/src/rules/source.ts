/** A position in a rules file; line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The position of an offset in a text. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Thrown for rules that cannot be used; the message begins with line and column (L4:16). */
export class RulesSyntaxError extends Error {
  readonly position: Position;
  constructor(message: string, text: string, offset: number) {
    const position = positionOf(text, offset);
    super(`L${position.line}:${position.column} ${message}`);
    this.position = position;
  }
}
