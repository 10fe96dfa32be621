import { type ReactNode, useEffect, useState } from 'react';
import { payWords, unknownPayLink } from '../../content/pay-words.ts';
import { languageNames } from '../../content/start-words.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import type { PayPage } from '../../domain/card/pay-page.ts';
import { formatUntil } from '../../domain/dates/cut-off-nearness.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { type Language, languages, localized } from '../../domain/lib/language.ts';
import { formatMoney } from '../../domain/lib/money.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice, type NoticeTone } from '../../ui/feedback/notice.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { AppBar } from '../../ui/layout/app-bar.tsx';
import { EveryLanguage } from '../../ui/layout/every-language.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Paper } from '../../ui/layout/paper.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { type PayTrouble, usePayPage } from './use-pay-page.ts';

type PayViewProps = {
  payId: string;
  /** How to reach the shop. */
  contact: (language: Language | 'both') => ReactNode;
};

/** An order that was taken by phone, in the language of its text or the other one: what it is, what it costs, and to pay. */
export function PayView({ payId, contact }: PayViewProps) {
  const { state, busy, trouble, pay, readAgain } = usePayPage(payId);
  const [chosen, setChosen] = useState<Language>();
  const read = state.kind === 'shown' ? (chosen ?? state.page.language) : undefined;
  useEffect(() => {
    // What the shop says on every page, such as of a lost connection, is read in the same language.
    if (read) setLanguage(read).catch((error) => console.error('language not loaded', error));
  }, [read]);
  const { ko, en } = payWords;
  if (state.kind !== 'shown') {
    const subtitle = <span lang="en">{en.title}</span>;
    return (
      <div lang="ko">
        <Page header={<AppBar title={ko.title} subtitle={subtitle} />}>
          {state.kind === 'loading' && <Loading label={`${ko.title} · ${en.title}`} />}
          {state.kind === 'unknown' && (
            <EmptyState
              title={<EveryLanguage words={unknownPayLink.title} />}
              text={<EveryLanguage words={unknownPayLink.text} />}
            />
          )}
          {state.kind === 'unreachable' && (
            <EmptyState
              title={<EveryLanguage words={unknownPayLink.noAnswer} />}
              action={
                <Button variant="primary" onClick={readAgain}>
                  <EveryLanguage words={unknownPayLink.again} />
                </Button>
              }
            />
          )}
          {contact('both')}
        </Page>
      </div>
    );
  }
  const { page } = state;
  const language = chosen ?? page.language;
  const words = payWords[language];
  return (
    <div lang={language}>
      <Page
        header={
          <AppBar
            title={words.shop}
            subtitle={words.delivery(deliveryDay(page.dateId, language, serverNow()))}
            end={languages
              .filter((other) => other !== language)
              .map((other) => (
                <Button key={other} variant="quiet" lang={other} onClick={() => setChosen(other)}>
                  {languageNames[other]}
                </Button>
              ))}
          />
        }
      >
        <Outcome page={page} language={language} />
        <OrderPaper page={page} language={language} />
        {page.state === 'open' && (
          <>
            {trouble && (
              <Notice tone="error" announce>
                {troubleWords(trouble, page, language)}
              </Notice>
            )}
            <Button
              variant="primary"
              size="large"
              fullWidth
              busy={busy}
              onClick={() => void pay(page.version)}
            >
              {words.pay(formatMoney(page.amount))}
            </Button>
          </>
        )}
        {contact(language)}
      </Page>
    </div>
  );
}

function troubleWords(trouble: PayTrouble, { lines }: PayPage, language: Language): string {
  const { changed, tooMany, noAnswer, overLimit } = payWords[language];
  if (typeof trouble === 'string') {
    return { changed, 'too-many': tooMany, 'no-answer': noAnswer }[trouble];
  }
  const limits = trouble.overLimit.flatMap(({ menuKey, limit }) =>
    lines
      .filter((line) => line.menuKey === menuKey)
      .map((line) => ({ title: localized(line, 'menuTitle', language), limit })),
  );
  return overLimit(limits);
}

/** Whether it is paid, and until when it can be. */
function Outcome({ page, language }: { page: PayPage; language: Language }) {
  const words = stateWords(page, language);
  const { state, until } = page;
  if (state === 'open') {
    const when = formatUntil(until, language, serverNow());
    return (
      <Notice tone="honey" title={words.notYet}>
        {words.until(when)}
      </Notice>
    );
  }
  const tones: { [state in PayPage['state']]?: NoticeTone } = { paid: 'fresh', failed: 'error' };
  const { title, text } = words[state];
  return (
    <Notice tone={tones[state] ?? 'info'} title={title} announce>
      {text}
    </Notice>
  );
}

/** What is said of a new order, or of dishes that are added to a paid one. */
function stateWords({ paidBefore }: PayPage, language: Language) {
  const words = payWords[language];
  return paidBefore === undefined ? words : words.added;
}

function OrderPaper({ page, language }: { page: PayPage; language: Language }) {
  const words = stateWords(page, language);
  const { state, paidBefore } = page;
  return (
    <Paper>
      <Rows
        rows={[
          ...page.lines.map((line, at) => ({
            id: String(at),
            label: `${localized(line, 'menuTitle', language)} ×${line.q}`,
            value: formatMoney(line.sum),
          })),
          ...(paidBefore === undefined
            ? []
            : [
                {
                  id: 'before',
                  label: payWords[language].paidBefore,
                  value: formatMoney(-paidBefore),
                },
              ]),
          {
            id: 'amount',
            label: words.amount[state === 'open' || state === 'paid' ? state : 'over'],
            value: formatMoney(page.amount),
            strong: true,
          },
        ]}
      />
    </Paper>
  );
}
