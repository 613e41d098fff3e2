import localFont from 'next/font/local'

/** Headings only; body text uses the device's own fonts, which cost nothing and cover every Indian script. */
export const baloo = localFont({
  src: '../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  weight: '400 800',
  display: 'swap',
  preload: true,
  variable: '--font-baloo',
  adjustFontFallback: 'Arial',
  fallback: ['Baloo stand-in', 'system-ui', 'sans-serif'],
})
