import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { type Language, languages } from '../../../../domain/lib/language.ts';
import {
  type AnnouncementContent,
  announcementKinds,
  announcementPlaces,
} from '../../../../domain/messages/announcement.ts';
import {
  changeAnnouncement,
  invalidAnnouncementField,
} from '../../../../domain/staff/announcements/change-announcement.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { draftOf } from './announcement-draft.ts';
import { kindName, placeName } from './announcement-names.ts';
import styles from './announcements.module.css';
import { DaysField } from './days-field.tsx';
import { AnnouncementPreview } from './draft-preview.tsx';
import { TakeDownButton } from './take-down-button.tsx';

type AnnouncementFormProps = {
  id: string;
  /** Name of the draft that keeps what is typed. */
  draft: string;
  /** The initial content; undefined for a new announcement. */
  start: AnnouncementContent | undefined;
  /** The content now posted under the id; null for none. May change while the form is open. */
  stored: AnnouncementContent | null;
  dates: ActiveDates;
  language: Language;
  preview: SharedViews['announcement'];
};

/**
 * Edits an announcement in both languages, with its place and times, and previews it as customers will see
 * it.
 */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { id, start, stored, dates, language, preview } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { seen, draft, restored, change, fill, forget } = useEdit(
    stored,
    (one) => draftOf(one ?? start),
    props.draft,
  );
  const [tried, setTried] = useState(false);
  const set = (next: Partial<AnnouncementContent>) => change({ ...draft, ...next });

  const onDays = draft.places.includes('date') || draft.places.includes('notice');
  const content = draftOf({
    ...draft,
    deliveryDays: onDays && draft.deliveryDays?.length ? draft.deliveryDays : undefined,
  });
  const wrong = invalidAnnouncementField(content);
  const isWrong = (field: string) => tried && wrong === field;
  const save = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const done = t('공지를 올렸어요. 손님 화면에 바로 보여요.');
    const result = await run(changeAnnouncement, { id, content }, { seen, done, editing: true });
    if (result === 'theirs') fill(stored);
    if (result !== 'stored') return;
    forget();
    navigate(staffPaths.announcements(), { replace: true });
  };
  return (
    <>
      {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
      <SelectField
        label={t('종류')}
        options={announcementKinds.map((value) => ({ value, label: kindName(t, value) }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      {languages.map((one) => (
        <fieldset key={one} className={styles.panel}>
          <legend className={styles.legend}>{one === 'ko' ? t('한국어') : t('영어')}</legend>
          <TextField
            label={one === 'ko' ? t('제목 (한국어)') : t('제목 (영어)')}
            lang={one}
            value={draft.title[one]}
            error={isWrong(`title.${one}`) ? t('제목을 적어 주세요') : undefined}
            onChange={({ target }) => set({ title: { ...draft.title, [one]: target.value } })}
          />
          <TextArea
            label={one === 'ko' ? t('내용 (한국어)') : t('내용 (영어)')}
            lang={one}
            value={draft.text[one]}
            error={isWrong(`text.${one}`) ? t('내용을 적어 주세요') : undefined}
            onChange={({ target }) => set({ text: { ...draft.text, [one]: target.value } })}
          />
        </fieldset>
      ))}
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{t('보이는 곳')}</legend>
        {announcementPlaces.map((place) => (
          <Checkbox
            key={place}
            label={placeName(t, place)}
            checked={draft.places.includes(place)}
            onChange={({ target }) =>
              set({
                places: announcementPlaces.filter((one) =>
                  one === place ? target.checked : draft.places.includes(one),
                ),
              })
            }
          />
        ))}
        {isWrong('places') && <FieldError id="places">{t('보이는 곳을 골라 주세요')}</FieldError>}
      </fieldset>
      {onDays && (
        <DaysField
          dates={dates}
          language={language}
          chosen={draft.deliveryDays ?? []}
          error={
            isWrong('deliveryDays')
              ? draft.places.includes('dialog')
                ? t('저절로 열리는 공지는 날짜를 고를 수 없어요')
                : t('어느 날짜의 카드인지 골라 주세요')
              : undefined
          }
          onChange={(deliveryDays) => set({ deliveryDays })}
        />
      )}
      <div className={styles.moments}>
        <TextField
          type="datetime-local"
          label={t('언제부터')}
          optionalLabel={t('(선택)')}
          value={draft.from ?? ''}
          onChange={({ target }) => set({ from: target.value || undefined })}
        />
        <TextField
          type="datetime-local"
          label={t('언제까지')}
          optionalLabel={t('(선택)')}
          hint={t('시드니 시간이에요. 이때부터는 보이지 않아요.')}
          value={draft.until ?? ''}
          error={isWrong('until') ? t('시작보다 뒤여야 해요') : undefined}
          onChange={({ target }) => set({ until: target.value || undefined })}
        />
      </div>
      <AnnouncementPreview content={content} preview={preview} language={language} />
      <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
        {t('공지 올리기')}
      </Button>
      {stored && <TakeDownButton id={id} seen={seen} title={stored.title[language]} />}
    </>
  );
}
