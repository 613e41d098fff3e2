import type { PictureSize } from '../camera'
import type { Chance } from '../random'
import type { BlindKind } from './kinds'

/** How much light falls on each place. */

export function createLamps({ width, height }: PictureSize, kinds: BlindKind[], chance: Chance) {
  const lights: ((x: number, y: number) => number)[] = [createSlope(chance, 0.12)]
  if (kinds.includes('lamp')) lights.push(createLamp(chance))
  if (kinds.includes('two shadows')) lights.push(createEdgeShadow(chance), createHeadShadow(chance))
  if (kinds.includes('banding')) {
    const [depth, period] = [chance.between(0.06, 0.18), chance.between(1 / 14, 1 / 4)]
    const phase = chance.between(0, 2 * Math.PI)
    lights.push((_, y) => 1 - depth * (0.5 + 0.5 * Math.sin((2 * Math.PI * y) / period + phase)))
  }
  if (kinds.includes('grille shadow')) lights.push(createGrille(chance))
  if (kinds.includes('leaf shadow')) lights.push(createLeaves(chance))
  if (kinds.includes('flash')) lights.push(createFlash(chance))
  if (kinds.includes('dark corners')) {
    const depth = chance.between(0.45, 0.85)
    lights.push((x, y) => 1 - depth * ((x - 0.5) ** 2 + (y - 0.5) ** 2))
  }
  return (x: number, y: number) =>
    lights.reduce((share, light) => share * light(x / width, y / height), 1)
}

function createSlope(chance: Chance, depth: number) {
  const angle = chance.between(0, 2 * Math.PI)
  return (x: number, y: number) =>
    1 - depth * (0.5 + (x - 0.5) * Math.cos(angle) * 0.7 + (y - 0.5) * Math.sin(angle) * 0.7)
}

/** Near and at one side: the far corner gets about a third of the light. */
function createLamp(chance: Chance) {
  const [lampX, lampY] = [chance.between(-0.3, 1.3), chance.between(-0.2, 1.2)]
  const above = chance.between(0.75, 1.2)
  const at = (x: number, y: number) =>
    (1 + ((x - lampX) ** 2 + ((y - lampY) * 1.33) ** 2) / above ** 2) ** -1.3
  const most = at(Math.min(1, Math.max(0, lampX)), Math.min(1, Math.max(0, lampY)))
  return (x: number, y: number) => at(x, y) / most
}

const toShare = (value: number) => Math.min(1, Math.max(0, value))

function createEdgeShadow(chance: Chance) {
  const angle = chance.between(0, 2 * Math.PI)
  const [edge, soft] = [chance.between(-0.3, 0.3), chance.between(0.005, 0.06)]
  const depth = chance.between(0.25, 0.5)
  return (x: number, y: number) => {
    const off = (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle) - edge
    return 1 - depth * toShare(off / soft + 0.5)
  }
}

function createHeadShadow(chance: Chance) {
  const [headX, headY] = [chance.between(0, 1), chance.between(0, 1)]
  const [radius, soft] = [chance.between(0.15, 0.4), chance.between(0.01, 0.1)]
  const depth = chance.between(0.2, 0.45)
  return (x: number, y: number) => {
    const off = Math.hypot(x - headX, (y - headY) * 1.33) - radius
    return 1 - depth * toShare(0.5 - off / soft)
  }
}

/** The bars of a window. */
function createGrille(chance: Chance) {
  const angle = chance.between(0, Math.PI)
  const [gap, soft] = [chance.between(0.08, 0.2), chance.between(0.004, 0.02)]
  const [depth, bar] = [chance.between(0.2, 0.45), chance.between(0.2, 0.4)]
  return (x: number, y: number) => {
    const along = (x * Math.cos(angle) + y * 1.33 * Math.sin(angle)) / gap
    const off = Math.abs(along - Math.round(along)) - bar / 2
    return 1 - depth * toShare(0.5 - (off * gap) / soft)
  }
}

/** Of a tree at the window: round patches of many sizes, of which several may lie over each other. */
function createLeaves(chance: Chance) {
  const leaves = Array.from({ length: 24 }, () => ({
    ...{ x: chance.between(0, 1), y: chance.between(0, 1.33) },
    ...{ radius: chance.between(0.02, 0.11), soft: chance.between(0.004, 0.03) },
    depth: chance.between(0.12, 0.35),
  }))
  return (x: number, y: number) =>
    leaves.reduce((share, leaf) => {
      const off = Math.hypot(x - leaf.x, y * 1.33 - leaf.y) - leaf.radius
      return share * (1 - leaf.depth * toShare(0.5 - off / leaf.soft))
    }, 1)
}

/** Of the phone: bright in the middle, with a spot that the paper mirrors. */
function createFlash(chance: Chance) {
  const [spotX, spotY] = [chance.between(0.25, 0.75), chance.between(0.25, 0.75)]
  const [gain, reach] = [chance.between(0.2, 0.6), chance.between(0.04, 0.12)]
  const fall = chance.between(0.6, 1.2)
  return (x: number, y: number) => {
    const spot = gain * Math.exp(-((x - spotX) ** 2 + (y - spotY) ** 2) / reach ** 2)
    return 1 - fall * ((x - 0.5) ** 2 + (y - 0.5) ** 2) + spot
  }
}
