/** The style sheet of charts as text. Picture files contain it; the inspector adopts it. */
import { darkTheme, lightTheme } from '../theme';

const kebab = (role: string) => role.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** Declares the colors that a style uses, as custom properties such as `--text-muted`. */
export function rolesIn(style: string): string {
  const variables = (theme: typeof lightTheme) =>
    Object.entries(theme)
      .filter(([role]) => style.includes(`var(--${kebab(role)})`))
      .map(([role, value]) => `--${kebab(role)}:${value};`)
      .join('');
  return [
    `:root,svg{color-scheme:light dark;${variables(lightTheme)}}`,
    `@media (prefers-color-scheme:dark){:root,svg{${variables(darkTheme)}}}`,
  ].join('\n');
}

const MONO = 'ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace';
const SANS = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

export const chartStyle = `
.chart{font:13px ${MONO}}
.chart .state>rect{fill:var(--surface);stroke:var(--line-strong);stroke-width:1.25}
.chart .state.compound>rect{fill:var(--ground)}
.chart .state[data-lit]>rect{fill:var(--selected);stroke:var(--link);stroke-width:2.5}
.chart .state.compound[data-lit]>rect,.chart .state.parallel[data-lit]>rect{fill:color-mix(in srgb,var(--selected) 30%,var(--ground));stroke-width:2}
.chart .state[data-failed]>rect{fill:var(--danger-ground);stroke:var(--danger);stroke-width:3}
.chart .name{font:650 16px ${SANS};fill:var(--text)}
.chart .row{fill:var(--text)}
.chart .note,.chart .rest{fill:var(--text-muted)}
.chart .rest[data-runs]{fill:var(--link);font-weight:700}
.chart .guard{fill:var(--link)}
.chart .guard[data-holds=true]{fill:var(--success)}
.chart .guard[data-holds=false]{fill:var(--danger)}
.chart .guard[data-old]{fill:var(--text-muted)}
.chart .timer{fill:var(--text-muted)}
.chart .way{fill:none;stroke:var(--line-strong);stroke-width:1.5}
.chart .head,.chart .start{fill:var(--line-strong)}
.chart .head-taken{fill:var(--success)}
.chart .label rect{fill:var(--ground);stroke:var(--line)}
.chart .way[data-taken]{stroke:var(--success);stroke-width:3.5}
.chart .label[data-taken] rect{stroke:var(--success);stroke-width:2}
.chart .row[data-taken],.chart .row[data-taken] tspan{fill:var(--success);font-weight:700}
.chart .row[data-sends]{cursor:pointer}
.chart .row[data-sends] .event{fill:var(--link);text-decoration:underline}
.chart .row .timer[data-runs]{fill:var(--link);font-weight:700}
`.trim();

/** The style of a picture file, with only the colors it uses, so that other colors can change without new pictures. */
export const pictureStyle = `${rolesIn(chartStyle)}\n${chartStyle}\n.chart{background:var(--ground)}`;
