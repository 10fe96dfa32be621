import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { forEachLanguage, type Language, languages } from '../../../../domain/lib/language.ts';
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
import { withoutUndefined } from '../../../../domain/store/document-write.ts';
import { InLanguage } from '../../../../i18n/in-language.tsx';
import { languageName } from '../../../../i18n/language-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { kindName, placeName } from './announcement-names.ts';
import styles from './announcement-screens.module.css';
import { DaysField } from './days-field.tsx';
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
 * Edits an announcement in every language, with its place and times, and previews it as customers will see
 * it.
 */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { id, start, stored, dates, language, preview } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { seen, draft, restored, change, fill, takeTheirs, forget } = useEdit(
    stored,
    (one) => draftOf(one ?? start),
    props.draft,
  );
  const [tried, setTried] = useState(false);
  const set = (next: Partial<AnnouncementContent>) => change({ ...draft, ...next });

  const onDays = draft.places.includes('date') || draft.places.includes('notice');
  const deliveryDays = onDays && draft.deliveryDays?.length ? draft.deliveryDays : undefined;
  // The gift of a date's promotion goes with its last day.
  const gift = deliveryDays && draft.gift;
  const content = draftOf({ ...draft, deliveryDays, gift });
  const wrong = invalidAnnouncementField(content);
  const isWrong = (field: string) => tried && wrong === field;
  const save = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const done = t('공지를 올렸어요. 손님 화면에 바로 보여요.');
    const result = await run(changeAnnouncement, { id, content }, { seen, done, editing: true });
    if (result === 'theirs') takeTheirs();
    if (result !== 'stored') return;
    forget();
    navigate(staffPaths.announcements(), { replace: true });
  };
  return (
    <>
      {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
      <StoredFields busy={busy}>
        <SelectField
          label={t('종류')}
          options={announcementKinds.map((value) => ({ value, label: kindName(t, value) }))}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
        {languages.map((one) => (
          <fieldset key={one} className={styles.panel}>
            <legend className={styles.legend}>{languageName(t, one)}</legend>
            <TextField
              label={t('제목 ({{language}})', { language: languageName(t, one) })}
              lang={one}
              value={draft.title[one]}
              error={isWrong(`title.${one}`) ? t('제목을 적어 주세요') : undefined}
              onChange={({ target }) => set({ title: { ...draft.title, [one]: target.value } })}
            />
            <TextArea
              label={t('내용 ({{language}})', { language: languageName(t, one) })}
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
      </StoredFields>
      <AnnouncementPreview content={content} preview={preview} language={language} />
      <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
        {t('공지 올리기')}
      </Button>
      {stored && <TakeDownButton id={id} seen={seen} title={stored.title[language]} />}
    </>
  );
}

const empty: AnnouncementContent = {
  kind: 'holiday',
  places: ['notice'],
  title: forEachLanguage(() => ''),
  text: forEachLanguage(() => ''),
};

/** The initial values of the announcement form. */
function draftOf(content: AnnouncementContent | undefined): AnnouncementContent {
  return withoutUndefined({ ...empty, ...content });
}

type AnnouncementPreviewProps = {
  content: AnnouncementContent;
  preview: SharedViews['announcement'];
  language: Language;
};

/** Previews the announcement in each of its places as customers see it, in either language. */
function AnnouncementPreview({ content, preview, language }: AnnouncementPreviewProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(language);
  return (
    <section className={styles.preview} aria-label={t('미리 보기')}>
      <Segmented
        label={t('미리 보기')}
        options={languages.map((value) => ({
          value,
          label: languageName(t, value),
        }))}
        value={shown}
        onChange={setShown}
      />
      {content.places.map((place) => (
        <div key={place} className={styles.place}>
          <p className={styles.quiet}>{placeName(t, place)}</p>
          <InLanguage language={shown}>{preview({ ...content, id: 'preview' }, place)}</InLanguage>
        </div>
      ))}
    </section>
  );
}
