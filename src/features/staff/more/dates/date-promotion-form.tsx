import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPending, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../../../data/documents/sources.ts';
import { forEachLanguage, type Language, languages } from '../../../../domain/lib/language.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { changeAnnouncement } from '../../../../domain/staff/announcements/change-announcement.ts';
import {
  type DatePromotion,
  datePromotionContent,
  datePromotionId,
  readGift,
  type TypedGift,
  typedGift,
} from '../../../../domain/staff/dates/date-promotion.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { languageName } from '../../../../i18n/language-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { PromotionGiftFields } from './promotion-gift-fields.tsx';

type DatePromotionProps = { dateId: string };

/** Edits the promotional text on the date's card, in both languages, and the gift that it promises. */
export function DatePromotionForm(props: DatePromotionProps) {
  const { t } = useTranslation();
  const posted = useLiveDocument(postedAnnouncements);
  if (isPending(posted)) {
    return posted.error && <Notice tone="error">{t('홍보 문구를 불러오지 못했어요.')}</Notice>;
  }
  return (
    <PromotionForm {...props} stored={posted.value?.[datePromotionId(props.dateId)] ?? null} />
  );
}

type PromotionFormProps = DatePromotionProps & {
  /** The announcement now posted; null for none. May change while the form is open. */
  stored: AnnouncementContent | null;
};

function PromotionForm({ dateId, stored }: PromotionFormProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const id = datePromotionId(dateId);
  const { seen, draft, restored, change, fill } = useEdit(
    stored,
    typedOf,
    `announcement-${id}-promotion`,
  );
  const [tried, setTried] = useState(false);
  const isFilled = [draft.title, draft.text].every(({ ko, en }) => ko.trim() && en.trim());
  const read = readGift(draft.gift);
  const hasOwnSettings = seen && !sameValue(seen, datePromotionContent(dateId, seen));
  const put = async (content: AnnouncementContent | null, done: string) => {
    const result = await run(changeAnnouncement, { id, content }, { seen, done, editing: true });
    if (result === 'not-stored') return;
    setTried(false);
    fill(result === 'stored' ? content : stored);
  };
  const missing = { title: t('제목을 적어 주세요'), text: t('내용을 적어 주세요') };
  const field = (part: 'title' | 'text', inLanguage: Language, label: string) => {
    const Field = part === 'title' ? TextField : TextArea;
    return (
      <Field
        label={label}
        lang={inLanguage}
        maxLength={part === 'title' ? 40 : 200}
        value={draft[part][inLanguage]}
        error={tried && draft[part][inLanguage].trim() === '' ? missing[part] : undefined}
        onChange={({ target }) =>
          change({ ...draft, [part]: { ...draft[part], [inLanguage]: target.value } })
        }
      />
    );
  };
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('홍보 문구')}</h3>
      <p className={styles.quiet}>{t('날짜를 고르는 화면에서 이 날의 카드에 보여요.')}</p>
      {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
      {hasOwnSettings && (
        <Notice action={<Link to={staffPaths.announcement(id)}>{t('공지 관리에서 보기')}</Link>}>
          {t(
            '공지 관리에서 보이는 곳이나 기간을 바꾼 문구예요. 여기서는 글과 더 드리는 것만 고쳐요.',
          )}
        </Notice>
      )}
      <StoredFields busy={busy}>
        {languages.map((one) => {
          const name = { language: languageName(t, one) };
          return (
            <Fragment key={one}>
              {field('title', one, t('제목 ({{language}})', name))}
              {field('text', one, t('내용 ({{language}})', name))}
            </Fragment>
          );
        })}
        <PromotionGiftFields
          typed={draft.gift}
          wrong={tried && 'wrong' in read ? read.wrong : []}
          onChange={(gift) => change({ ...draft, gift })}
        />
      </StoredFields>
      <div className={styles.actions}>
        <Button
          busy={busy}
          onClick={() => {
            setTried(true);
            if (!isFilled || 'wrong' in read) return;
            const promotion = { ...trimmed(draft), gift: read.gift };
            void put(
              datePromotionContent(dateId, promotion, stored ?? seen ?? undefined),
              t('홍보 문구를 올렸어요'),
            );
          }}
        >
          {t('문구 올리기')}
        </Button>
        {seen && (
          <Button busy={busy} onClick={() => void put(null, t('홍보 문구를 내렸어요'))}>
            {t('문구 내리기')}
          </Button>
        )}
      </div>
    </section>
  );
}

type TypedPromotion = Pick<DatePromotion, 'title' | 'text'> & { gift: TypedGift };

function typedOf(content: AnnouncementContent | null): TypedPromotion {
  const empty = forEachLanguage(() => '');
  return {
    title: content?.title ?? empty,
    text: content?.text ?? empty,
    gift: typedGift(content?.gift),
  };
}

function trimmed({ title, text }: TypedPromotion): DatePromotion {
  const each = (words: DatePromotion['title']) => forEachLanguage((one) => words[one].trim());
  return { title: each(title), text: each(text) };
}
