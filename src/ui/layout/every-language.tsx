import { Fragment } from 'react';

type EveryLanguageProps = {
  /** Language → words. */
  words: Readonly<Record<string, string>>;
};

/** Words in every language, one under the other, for a reader whose language nobody knows yet. */
export function EveryLanguage({ words }: EveryLanguageProps) {
  return Object.entries(words).map(([language, text], index) => (
    <Fragment key={language}>
      {index > 0 && <br />}
      <span lang={language}>{text}</span>
    </Fragment>
  ));
}
