import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { type NamedCode, readPointCodes } from '../../../../data/staff/codes/point-codes.ts';
import { languageOf } from '../../../../domain/lib/language.ts';
import { codeState } from '../../../../domain/points/point-code.ts';
import { termsOf } from '../../../../domain/staff/codes/change-code.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import form from '../../common/forms/staff-form.module.css';
import { CodeSheet } from './code-sheet.tsx';
import { termsInWords } from './code-words.ts';

/** Gift and promotion codes: what each gives, whether it counts now, and how many customers have it. */
export function CodesScreen() {
  const { t, i18n } = useTranslation();
  const { value, failed, reload } = useRead('codes', readPointCodes);
  const [changing, setChanging] = useState<NamedCode | 'new'>();
  if (!value) {
    return failed ? (
      <EmptyState title={t('코드를 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    ) : (
      <Loading label={t('코드를 불러오고 있어요')} />
    );
  }
  return (
    <div className={form.screen}>
      <Button
        fullWidth
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        onClick={() => setChanging('new')}
      >
        {t('새 코드')}
      </Button>
      {value.length === 0 && (
        <EmptyState
          title={t('아직 코드가 없어요')}
          text={t('손님이 주문할 때 적으면 포인트가 되는 글자예요.')}
        />
      )}
      <ul className={form.list}>
        {value.map((one) => (
          <li key={one.code} className={`${form.item} ${form.row}`}>
            <p className={form.words}>
              <span className={form.title}>{one.code}</span> <StateBadge {...one} />
              <br />
              <span className={form.quiet}>
                {termsInWords(t, languageOf(i18n.language), termsOf(one.stored))} ·{' '}
                {t('{{count}}명이 받음', { count: one.stored.used ?? 0 })}
              </span>
            </p>
            <Button
              aria-label={t('{{code}} 바꾸기', { code: one.code })}
              onClick={() => setChanging(one)}
            >
              {t('바꾸기')}
            </Button>
          </li>
        ))}
      </ul>
      {changing && (
        <CodeSheet
          found={changing === 'new' ? undefined : changing}
          onClose={() => setChanging(undefined)}
          onChanged={reload}
        />
      )}
    </div>
  );
}

function StateBadge({ stored }: NamedCode) {
  const { t } = useTranslation();
  switch (codeState(stored, serverNow())) {
    case 'open':
      return <Badge tone="fresh">{t('쓸 수 있음')}</Badge>;
    case 'early':
      return <Badge tone="honey">{t('예정')}</Badge>;
    case 'over':
      return <Badge tone="closed">{t('끝남')}</Badge>;
    case 'used-up':
      return <Badge tone="closed">{t('다 나감')}</Badge>;
  }
}
