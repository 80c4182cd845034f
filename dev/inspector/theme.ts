/** The colors of the inspector and the charts, by role. Text has a contrast of at least 4.5:1 on every surface. */
export const lightTheme = {
  surface: '#ffffff',
  ground: '#f5f5f7',
  hover: '#ececf1',
  line: '#d6d6de',
  lineStrong: '#72727e',
  text: '#1c1c22',
  textMuted: '#5a5a66',
  link: '#4338ca',
  selected: '#e4e2ff',
  success: '#0f6b3c',
  danger: '#b3152a',
  dangerGround: '#fdecee',
  warning: '#8a4b00',
};

export const darkTheme: typeof lightTheme = {
  surface: '#1b1b21',
  ground: '#131318',
  hover: '#26262e',
  line: '#383843',
  lineStrong: '#8b8b99',
  text: '#ececf2',
  textMuted: '#a9a9b8',
  link: '#b3acff',
  selected: '#36316b',
  success: '#6fd39a',
  danger: '#ff9aa5',
  dangerGround: '#42191f',
  warning: '#f0b366',
};
