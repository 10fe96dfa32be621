import styles from './story.module.css';

interface Step {
  title: string;
  details: readonly string[];
  /** When it was, and who did it. */
  facts: string;
}

type StoryProps = { title: string; steps: readonly Step[] };

/** What became of something, step by step; not on paper. */
export function Story({ title, steps }: StoryProps) {
  return (
    <section className={`no-print ${styles.story}`} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story goes on at its end
          <li key={index} className={styles.step}>
            <p className={styles.title}>{step.title}</p>
            {step.details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
            {step.facts && <p className={styles.facts}>{step.facts}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
