/** Sizes in inches on a slide of 13.33 by 7.5; colours of the site, dark enough to stay apart in grey. */
export const PAGE = { width: 13.333, height: 7.5 }

/** Text begins right of the margin line, as in an exercise book. */
export const TEXT = { x: 1.6, w: 11.1 }
export const BODY = { y: 1.75, h: 4.85 }
export const TASK = { ...TEXT, y: 5.5, h: 1.15 }

export const INK = {
  ink: '1D2154',
  indigo: '2C3180',
  deep: '191C4A',
  chalk: 'FDF8EA',
  haze: 'C9CCE8',
  marigold: 'F5A81C',
  leaf: '2A6A3A',
  margin: 'C0675C',
  edge: '74769F',
  muted: '4C4F7A',
  sky: 'E3E6F5',
  sheet: 'FFFDF7',
}

/** On Windows, Mac and phones; LibreOffice has Carlito of the same widths. */
export const FONT = 'Calibri'
export const LANGUAGE = 'en-IN'
