import {
  BELL_SECONDS,
  type Carried,
  type Mark,
  type PlacedScene,
  type Point,
  type Reel,
  type Stroke,
  type WrittenText,
} from '@/content/videos/sources/video-script'

/** Deterministic: the same time always gives the same SVG. */
export function drawFrame(reel: Reel, now: number): string {
  const sceneIndex = reel.scenes.findLastIndex(({ from }) => from <= now)
  const placedScene = reel.scenes[sceneIndex] as PlacedScene
  const previousScene = reel.scenes[sceneIndex - 1]
  const wipeProgress = (now - placedScene.from) / (BELL_SECONDS * 0.6)
  return [
    '<svg viewBox="0 0 640 360" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    BOARD,
    GRAIN,
    previousScene && wipeProgress < 1
      ? drawWipe(previousScene, wipeProgress)
      : drawScene(placedScene, now),
    drawClock(reel, placedScene, now),
    '</svg>',
  ].join('')
}

const getColour = (name: string) => `var(--color-${name})`

const BOARD = [
  `<path fill="${getColour('paper')}" d="M0 0h640v360H0z"/>`,
  `<g stroke="${getColour('ink')}" stroke-width="2.500">`,
  `<path fill="${getColour('marigold')}" d="M10 8h620v282H10z"/>`,
  `<path fill="${getColour('deep')}" d="M20 18h600v262H20z"/>`,
  `<path fill="${getColour('marigold-tint')}" d="M2 290h636v13H2z"/>`,
  `<path fill="${getColour('sheet')}" d="M60 283h26v7H60zM96 284h12v6H96z" stroke-width="2"/></g>`,
].join('')

/** Chalk texture for edges; the title sheet stays sharp. */
const GRAIN = [
  '<filter id="grain" x="0" y="0" width="640" height="360" filterUnits="userSpaceOnUse">',
  '<feTurbulence baseFrequency="0.4" numOctaves="2" seed="7"/>',
  '<feDisplacementMap in="SourceGraphic" scale="1.4"/></filter>',
].join('')

function drawScene({ scene, from, marks }: PlacedScene, now: number): string {
  const headingProgress = getProgress(now, from + BELL_SECONDS * 0.6, from + BELL_SECONDS)
  const heading: WrittenText = { write: scene.heading ?? '', at: [40, 60], size: 36, bold: true }
  return [
    scene.heading ? '<g filter="url(#grain)">' : '<g>',
    headingProgress > 0 ? drawText({ ...heading, colour: 'marigold' }, headingProgress) : '',
    ...marks
      .filter(({ from }) => from < now)
      .map((m) => drawMark(m.mark, getProgress(now, m.from, m.to))),
    '</g>',
  ].join('')
}

function drawWipe(scene: PlacedScene, wipeProgress: number): string {
  const edge = Math.round(20 + 600 * wipeProgress)
  const y = Math.round(150 + 85 * Math.sin(wipeProgress * 14))
  return [
    `<clipPath id="left"><path d="M${edge} 0h640v360H${edge}z"/></clipPath>`,
    `<g clip-path="url(#left)">${drawScene(scene, scene.to)}</g>`,
    `<g transform="translate(${edge} ${y}) rotate(-14)" stroke="${getColour('ink')}" stroke-width="2.500">`,
    `<path fill="${getColour('sky')}" d="M-30 -16h60v18h-60z"/><path fill="${getColour('indigo')}" d="M-30 2h60v12h-60z"/></g>`,
  ].join('')
}

const getProgress = (now: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (now - from) / (to - from)))

function drawMark(mark: Mark, progress: number): string {
  if ('write' in mark) return drawText(mark, progress)
  return 'carry' in mark ? drawCarried(mark, progress) : drawStroke(mark, progress)
}

/** Outline first, fill last. */
function drawStroke({ draw, line, fill, width = 3 }: Stroke, progress: number): string {
  const strokeProgress = line ? Math.min(1, progress / 0.7) : 1
  const fillProgress = line ? getProgress(progress, 0.6, 1) : progress
  return [
    fill
      ? `<path d="${draw}" fill="${getColour(fill)}" fill-opacity="${fillProgress.toFixed(2)}"/>`
      : '',
    line && strokeProgress > 0
      ? `<path d="${draw}" stroke="${getColour(line)}" stroke-width="${width}" pathLength="1" stroke-dasharray="${strokeProgress.toFixed(3)} 2"/>`
      : '',
  ].join('')
}

/** Reserves space for characters to come. */
function drawText(
  { write, at: [x, y], size = 30, colour: name, centred, bold }: WrittenText,
  progress: number,
) {
  const shownCount = Math.ceil(write.length * progress)
  const anchor = centred ? ' text-anchor="middle"' : ''
  return [
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 700 : 500}"${anchor} fill="${getColour(name ?? 'chalk')}">`,
    `${escapeText(write.slice(0, shownCount))}<tspan fill-opacity="0">${escapeText(write.slice(shownCount))}</tspan></text>`,
  ].join('')
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function drawCarried({ carry, along }: Carried, progress: number): string {
  const position = progress * (along.length - 1)
  const [ax, ay] = along[Math.floor(position)] as Point
  const [bx, by] = along[Math.ceil(position)] as Point
  const fraction = position % 1
  const point = [ax + (bx - ax) * fraction, ay + (by - ay) * fraction].map((n) => n.toFixed(1))
  return `<g transform="translate(${point.join(' ')})">${drawStroke(carry, 1)}</g>`
}

/** Ticks once a second; the elapsed part of the lesson is coloured. */
function drawClock({ script: video }: Reel, { scene, from, to }: PlacedScene, now: number): string {
  if (!scene.minutes) return ''
  const [start, end] = scene.minutes
  const progress = getProgress(Math.floor(now), from, to - 1.5)
  const angle = ((start + (end - start) * progress) / video.minutes) * 2 * Math.PI
  const [x, y] = [24 * Math.sin(angle), -24 * Math.cos(angle)].map((n) => n.toFixed(2))
  const passedPath =
    angle > 6.28
      ? 'M0 -24a24 24 0 1 1 -.1 0z'
      : `M0 0V-24A24 24 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y}z`
  return [
    `<g transform="translate(578 57)" stroke="${getColour('ink')}" stroke-width="2.500">`,
    `<circle r="30" fill="${getColour('sheet')}"/>`,
    angle > 0 ? `<path d="${passedPath}" fill="${getColour('marigold')}" stroke="none"/>` : '',
    `<path d="M0 -24v4M24 0h-4M0 24v-4M-24 0h4"/><path d="M0 0L${x} ${y}" stroke-width="4"/></g>`,
  ].join('')
}
