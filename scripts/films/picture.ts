import {
  BELL_SECONDS,
  type Carried,
  type Mark,
  type PlacedScene,
  type Point,
  type Reel,
  type Stroke,
  type Words,
} from '@/content/videos/sources/film'

/** The board at one moment of a film, as SVG. The same moment always gives the same picture. */
export function pictureAt(reel: Reel, now: number): string {
  const last = reel.scenes.findLastIndex(({ from }) => from <= now)
  const placed = reel.scenes[last] as PlacedScene
  const before = reel.scenes[last - 1]
  const wiped = (now - placed.from) / (BELL_SECONDS * 0.6)
  return [
    '<svg viewBox="0 0 640 360" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    BOARD,
    GRAIN,
    before && wiped < 1 ? underTheDuster(before, wiped) : sceneAt(placed, now),
    clockAt(reel, placed, now),
    '</svg>',
  ].join('')
}

const colour = (name: string) => `var(--color-${name})`

const BOARD = [
  `<path fill="${colour('paper')}" d="M0 0h640v360H0z"/>`,
  `<g stroke="${colour('ink')}" stroke-width="2.500">`,
  `<path fill="${colour('marigold')}" d="M10 8h620v282H10z"/>`,
  `<path fill="${colour('deep')}" d="M20 18h600v262H20z"/>`,
  `<path fill="${colour('marigold-tint')}" d="M2 290h636v13H2z"/>`,
  `<path fill="${colour('sheet')}" d="M60 283h26v7H60zM96 284h12v6H96z" stroke-width="2"/></g>`,
].join('')

/** Roughens edges as a blackboard roughens chalk; what is printed on the sheet of the first scene stays sharp. */
const GRAIN = [
  '<filter id="grain" x="0" y="0" width="640" height="360" filterUnits="userSpaceOnUse">',
  '<feTurbulence baseFrequency="0.4" numOctaves="2" seed="7"/>',
  '<feDisplacementMap in="SourceGraphic" scale="1.4"/></filter>',
].join('')

function sceneAt({ scene, from, marks }: PlacedScene, now: number): string {
  const written = share(now, from + BELL_SECONDS * 0.6, from + BELL_SECONDS)
  const heading: Words = { write: scene.heading ?? '', at: [40, 60], size: 36, bold: true }
  return [
    scene.heading ? '<g filter="url(#grain)">' : '<g>',
    written > 0 ? words({ ...heading, colour: 'marigold' }, written) : '',
    ...marks.filter(({ from }) => from < now).map((m) => draw(m.mark, share(now, m.from, m.to))),
    '</g>',
  ].join('')
}

function underTheDuster(scene: PlacedScene, wiped: number): string {
  const edge = Math.round(20 + 600 * wiped)
  const y = Math.round(150 + 85 * Math.sin(wiped * 14))
  return [
    `<clipPath id="left"><path d="M${edge} 0h640v360H${edge}z"/></clipPath>`,
    `<g clip-path="url(#left)">${sceneAt(scene, scene.to)}</g>`,
    `<g transform="translate(${edge} ${y}) rotate(-14)" stroke="${colour('ink')}" stroke-width="2.500">`,
    `<path fill="${colour('sky')}" d="M-30 -16h60v18h-60z"/><path fill="${colour('indigo')}" d="M-30 2h60v12h-60z"/></g>`,
  ].join('')
}

const share = (now: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (now - from) / (to - from)))

function draw(mark: Mark, done: number): string {
  if ('write' in mark) return words(mark, done)
  return 'carry' in mark ? carried(mark, done) : stroke(mark, done)
}

/** The line first; what it encloses fills in at the end. */
function stroke({ draw, line, fill, width = 3 }: Stroke, done: number): string {
  const drawn = line ? Math.min(1, done / 0.7) : 1
  const filled = line ? share(done, 0.6, 1) : done
  return [
    fill ? `<path d="${draw}" fill="${colour(fill)}" fill-opacity="${filled.toFixed(2)}"/>` : '',
    line && drawn > 0
      ? `<path d="${draw}" stroke="${colour(line)}" stroke-width="${width}" pathLength="1" stroke-dasharray="${drawn.toFixed(3)} 2"/>`
      : '',
  ].join('')
}

/** Letter by letter; letters to come already hold their place. */
function words({ write, at: [x, y], size = 30, colour: name, centred, bold }: Words, done: number) {
  const shown = Math.ceil(write.length * done)
  const anchor = centred ? ' text-anchor="middle"' : ''
  return [
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 700 : 500}"${anchor} fill="${colour(name ?? 'chalk')}">`,
    `${escaped(write.slice(0, shown))}<tspan fill-opacity="0">${escaped(write.slice(shown))}</tspan></text>`,
  ].join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function carried({ carry, along }: Carried, done: number): string {
  const place = done * (along.length - 1)
  const [ax, ay] = along[Math.floor(place)] as Point
  const [bx, by] = along[Math.ceil(place)] as Point
  const part = place % 1
  const at = [ax + (bx - ax) * part, ay + (by - ay) * part].map((n) => n.toFixed(1))
  return `<g transform="translate(${at.join(' ')})">${stroke(carry, 1)}</g>`
}

/** The clock ticks once a second; what has passed of the lesson is coloured. */
function clockAt({ film }: Reel, { scene, from, to }: PlacedScene, now: number): string {
  if (!scene.minutes) return ''
  const [start, end] = scene.minutes
  const part = share(Math.floor(now), from, to - 1.5)
  const turn = ((start + (end - start) * part) / film.minutes) * 2 * Math.PI
  const [x, y] = [24 * Math.sin(turn), -24 * Math.cos(turn)].map((n) => n.toFixed(2))
  const passed =
    turn > 6.28
      ? 'M0 -24a24 24 0 1 1 -.1 0z'
      : `M0 0V-24A24 24 0 ${turn > Math.PI ? 1 : 0} 1 ${x} ${y}z`
  return [
    `<g transform="translate(578 57)" stroke="${colour('ink')}" stroke-width="2.500">`,
    `<circle r="30" fill="${colour('sheet')}"/>`,
    turn > 0 ? `<path d="${passed}" fill="${colour('marigold')}" stroke="none"/>` : '',
    `<path d="M0 -24v4M24 0h-4M0 24v-4M-24 0h4"/><path d="M0 0L${x} ${y}" stroke-width="4"/></g>`,
  ].join('')
}
