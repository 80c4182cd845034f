import { Reach } from '../../components/ErrorBoundary/ErrorBoundary';
import { Questions } from '../../components/Questions/Questions';
import { assurances } from '../../content/assurances';
import { Section, SectionHead } from '../../ui/Section/Section';

/** The privacy and accessibility statements, to which the footer of every page links. */
export function Assurances() {
  return (
    <Section ground="soft" labelledBy="assurances" split>
      <SectionHead id="assurances" title="Privacy and accessibility">
        We don’t track you. And if something doesn’t work for you, please tell us: you can always <Reach />.
      </SectionHead>
      <Questions questions={assurances.filter(({ waitsFor }) => !waitsFor)} />
    </Section>
  );
}
