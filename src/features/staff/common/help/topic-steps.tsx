import type { Language } from '../../../../domain/lib/language.ts';
import { type GuideTopicName, guideTopics } from '../../../../domain/staff/guide/staff-guide.ts';
import styles from './screen-help.module.css';

/** The steps of a topic, numbered. */
export function TopicSteps({ topic, language }: { topic: GuideTopicName; language: Language }) {
  return (
    <ol className={styles.steps}>
      {guideTopics[topic].steps.map((step) => (
        <li key={step.ko}>{step[language]}</li>
      ))}
    </ol>
  );
}
