export interface Finding {
  /** Path from the repository's root. */
  readonly file: string;
  /** From 1, in the file as it is written. */
  readonly line: number;
  readonly message: string;
}

/** A finding that stands for good, with the reason why the shop is none the worse for it. */
export interface Allowance {
  /** What the finding's message begins with. */
  readonly feature: string;
  /** The one file that may; without it, all. */
  readonly file?: string;
  readonly reason: string;
}

/** Findings that nothing allows, and allowances that nothing needs any more. */
export function weigh(
  findings: readonly Finding[],
  allowances: readonly Allowance[],
): { problems: Finding[]; needless: Allowance[] } {
  return {
    problems: findings.filter((finding) => !allowances.some((one) => covers(one, finding))),
    needless: allowances.filter((one) => !findings.some((finding) => covers(one, finding))),
  };
}

function covers({ feature, file }: Allowance, finding: Finding): boolean {
  return (
    (file ?? finding.file) === finding.file &&
    [`${feature} `, `${feature}: `].some((start) => finding.message.startsWith(start))
  );
}
