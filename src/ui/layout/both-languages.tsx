type BothLanguagesProps = { words: { ko: string; en: string } };

/** Words in both languages, one under the other, for a reader whose language nobody knows yet. */
export function BothLanguages({ words }: BothLanguagesProps) {
  return (
    <>
      <span lang="ko">{words.ko}</span>
      <br />
      <span lang="en">{words.en}</span>
    </>
  );
}
