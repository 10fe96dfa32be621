import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDatePromotion } from '../../../data/staff/change-date.ts';
import { readPart } from '../../../data/staff/staff-reads.ts';
import { parseAnnouncements } from '../../../domain/announcement.ts';
import { type DatePromotion, datePromotionId } from '../../../domain/staff/date-details-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../shared/staff-form.module.css';
import type { useUndoableChange } from '../shared/use-undoable-change.tsx';

type DatePromotionFormProps = {
  dateId: string;
  busy: boolean;
  onChange: ReturnType<typeof useUndoableChange>['change'];
};

const noPromotion: DatePromotion = { title: { ko: '', en: '' }, text: { ko: '', en: '' } };

/** Edits the promotional text on the date's card, in both languages. */
export function DatePromotionForm({ dateId, busy, onChange }: DatePromotionFormProps) {
  const { t } = useTranslation();
  const [stored, setStored] = useState<DatePromotion | null>();
  const [failed, setFailed] = useState(false);
  const [draft, setDraft] = useState(noPromotion);
  const id = datePromotionId(dateId);
  useEffect(() => {
    let current = true;
    readPart('common/gongji', id).then(
      (posted) => {
        if (!current) return;
        const { title, text } = parseAnnouncements(posted ?? {})[id] ?? noPromotion;
        setStored(title.ko ? { title, text } : null);
        setDraft({ title, text });
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (failed) return <Notice tone="error">{t('홍보 문구를 불러오지 못했어요.')}</Notice>;
  if (stored === undefined) return null;
  const filled = [draft.title, draft.text].every(({ ko, en }) => ko.trim() && en.trim());
  const put = (next: DatePromotion | null, message: string) => {
    const before = stored;
    const turn = (to: DatePromotion | null, seen: DatePromotion | null) => async () => {
      const plan = await changeDatePromotion({ dateId, promotion: to, seen });
      if (plan.kind !== 'refused') {
        setStored(to);
        setDraft(to ?? noPromotion);
      }
      return plan;
    };
    return onChange(message, turn(next, before), turn(before, next));
  };
  const field = (part: 'title' | 'text', language: 'ko' | 'en', label: string) => (
    <TextField
      label={label}
      maxLength={part === 'title' ? 40 : 200}
      value={draft[part][language]}
      onChange={({ target }) =>
        setDraft({ ...draft, [part]: { ...draft[part], [language]: target.value } })
      }
    />
  );
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('홍보 문구')}</h3>
      <p className={styles.quiet}>{t('날짜를 고르는 화면에서 이 날의 카드에 보여요.')}</p>
      {field('title', 'ko', t('제목 (한국어)'))}
      {field('text', 'ko', t('내용 (한국어)'))}
      {field('title', 'en', t('제목 (영어)'))}
      {field('text', 'en', t('내용 (영어)'))}
      <div className={styles.actions}>
        <Button
          busy={busy}
          disabled={!filled}
          onClick={() => void put(trimmed(draft), t('홍보 문구를 올렸어요'))}
        >
          {t('문구 올리기')}
        </Button>
        {stored && (
          <Button busy={busy} onClick={() => void put(null, t('홍보 문구를 내렸어요'))}>
            {t('문구 내리기')}
          </Button>
        )}
      </div>
    </section>
  );
}

function trimmed({ title, text }: DatePromotion): DatePromotion {
  const both = ({ ko, en }: DatePromotion['title']) => ({ ko: ko.trim(), en: en.trim() });
  return { title: both(title), text: both(text) };
}
