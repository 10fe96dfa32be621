import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../../../../domain/lib/language.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { optionalPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { guideTopicAt } from './guide-topic-at.ts';

// The guide's words are read rarely, so they are loaded when somebody asks.
const TopicSteps = optionalPart(async () => (await import('./topic-steps.tsx')).TopicSteps);

/** The button at the end of a staff screen that says how it is used, in the words of the guide. */
export function ScreenHelp() {
  const { t, i18n } = useTranslation();
  const topic = guideTopicAt(useLocation().pathname);
  const [open, setOpen] = useState(false);
  if (!topic) return null;
  const title = t('이 화면 쓰는 법');
  return (
    <div className="no-print">
      <Button
        variant="quiet"
        icon={<CircleQuestionMark aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Sheet
        reading
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('닫기')}
      >
        <TopicSteps topic={topic} language={languageOf(i18n.language)} />
      </Sheet>
    </div>
  );
}
