import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { PayoutComparison } from '../../../../domain/staff/books/compare-payouts.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import form from '../../common/forms/staff-form.module.css';

type PayoutResultProps = { compared: PayoutComparison; language: Language };

/** What agrees between the provider's report and the shop, and each payment that does not. */
export function PayoutResult({ compared, language }: PayoutResultProps) {
  const { t } = useTranslation();
  const { agreeing, onlyInFile, onlyInShop, differing, others, difference } = compared;
  const when = (at: number) =>
    `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  const named = (name: string, dateId: string) => (
    <Link className={form.mend} to={staffPaths.board(dateId)}>
      {name}
    </Link>
  );
  const list = (title: string, lines: readonly { id: string; line: ReactNode }[]) =>
    lines.length > 0 && (
      <section>
        <h3 className={form.heading}>{title}</h3>
        <ul className={form.bullets} aria-label={title}>
          {lines.map(({ id, line }) => (
            <li key={id}>{line}</li>
          ))}
        </ul>
      </section>
    );
  const isClean = onlyInFile.length + onlyInShop.length + differing.length === 0;
  return (
    <div className={form.group}>
      <Notice
        announce
        tone={isClean ? 'fresh' : 'honey'}
        title={
          isClean ? t('모두 맞아요') : t('{{amount}} 달라요', { amount: formatMoney(difference) })
        }
      >
        {t('결제와 환불 {{count}}건이 센트까지 맞아요.', { count: agreeing })}
      </Notice>
      <Card>
        <Rows
          rows={[
            { id: 'file', label: t('파일의 결제와 환불'), value: formatMoney(compared.file) },
            { id: 'shop', label: t('가게의 결제와 환불'), value: formatMoney(compared.shop) },
            {
              id: 'difference',
              label: t('차이'),
              value: formatMoney(difference),
              strong: true,
            },
            { id: 'fees', label: t('카드사 수수료'), value: formatMoney(compared.fees) },
            { id: 'net', label: t('통장에 들어올 돈'), value: formatMoney(compared.net) },
          ]}
        />
      </Card>
      {list(
        t('파일에만 있어요'),
        onlyInFile.map(({ payment, gross, at, description }, index) => ({
          id: `${payment} ${index}`,
          line: `${formatMoney(gross)} · ${when(at)} · ${payment || description}`,
        })),
      )}
      {list(
        t('가게에만 있어요'),
        onlyInShop.map(({ payment, amount, at, name, dateId }, index) => ({
          id: `${payment} ${index}`,
          line: (
            <>
              {formatMoney(amount)} · {when(at)} · {named(name, dateId)}
            </>
          ),
        })),
      )}
      {onlyInShop.length > 0 && (
        <p className={form.quiet}>{t('다음 입금에 들어 있을 수 있어요.')}</p>
      )}
      {list(
        t('금액이 달라요'),
        differing.map(({ row, movement }) => ({
          id: row.payment,
          line: (
            <>
              {named(movement.name, movement.dateId)}:{' '}
              {t('파일 {{file}}, 가게 {{shop}}', {
                file: formatMoney(row.gross),
                shop: formatMoney(movement.amount),
              })}
            </>
          ),
        })),
      )}
      {list(
        t('결제도 환불도 아닌 것'),
        others.map(({ gross, fee, at, description }, index) => ({
          id: String(index),
          line: `${formatMoney(gross || -fee)} · ${when(at)} · ${description}`,
        })),
      )}
    </div>
  );
}
