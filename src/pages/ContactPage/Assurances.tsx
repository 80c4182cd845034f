import { Reach } from '../../components/Part/Part';
import { Questions } from '../../components/Questions/Questions';
import { assurances } from '../../content/assurances';
import { Section, SectionHead } from '../../ui/Section/Section';

/** What becomes of a visit and a message, and for whom the site is made. The footer of every page leads here. */
export function Assurances() {
  return (
    <Section ground="soft" labelledBy="assurances">
      <SectionHead id="assurances" eyebrow="On this site" title="Privacy and accessibility">
        Nothing here follows you around. And if something is in your way, please tell us: you can always <Reach />.
      </SectionHead>
      <Questions questions={assurances.filter(({ waitsFor }) => !waitsFor)} />
    </Section>
  );
}
