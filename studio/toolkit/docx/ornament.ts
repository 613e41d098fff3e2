import type { ThemeId } from '@/content/toolkit/types'
import { drawKolam } from '../draw/kolam'
import { INDIGO, MARGIN_MM } from './styles'

/** A vector shape behind the text in the upper margin, so that no line moves. */

const SIZE_MM = 17
const TOP_MM = 4
const EMU_PER_MM = 36_000
/** Shape paths take integers only. */
const PATH_SCALE = 1_000

export function addOrnament(xml: string, theme: ThemeId, pageWidthMm: number): string {
  return xml.replace(
    /<w:p>(<w:pPr>.*?<\/w:pPr>)?/s,
    (start) => `${start}${createOrnamentRun(theme, pageWidthMm)}`,
  )
}

function createOrnamentRun(theme: ThemeId, pageWidthMm: number) {
  const side = SIZE_MM * EMU_PER_MM
  const left = (pageWidthMm - MARGIN_MM - SIZE_MM) * EMU_PER_MM
  return `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${left}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${TOP_MM * EMU_PER_MM}</wp:posOffset></wp:positionV><wp:extent cx="${side}" cy="${side}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="1" name="Kolam"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${side}" cy="${side}"/></a:xfrm>${createGeometry(theme)}<a:solidFill><a:srgbClr val="${INDIGO}"/></a:solidFill><a:ln w="9525"><a:solidFill><a:srgbClr val="${INDIGO}"/></a:solidFill></a:ln></wps:spPr><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r>`
}

function createGeometry(theme: ThemeId) {
  const { size, line, dots, dotRadius } = drawKolam(theme)
  const area = `w="${size * PATH_SCALE}" h="${size * PATH_SCALE}"`
  const commands = (line.match(/[MC][^MC]*/g) ?? []).map(createPathCommand).join('')
  const points = dots.map(
    ([x, y]) =>
      `<a:moveTo>${createPoint(x - dotRadius, y)}</a:moveTo><a:arcTo wR="${toPathUnits(dotRadius)}" hR="${toPathUnits(dotRadius)}" stAng="10800000" swAng="21600000"/><a:close/>`,
  )
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path ${area} fill="none">${commands}</a:path><a:path ${area}>${points.join('')}</a:path></a:pathLst></a:custGeom>`
}

/** Kolam paths use only M and C. */
function createPathCommand(text: string) {
  const coordinates = (text.match(/-?[\d.]+/g) ?? []).map(Number)
  const points = coordinates.flatMap((x, index) =>
    index % 2 === 0 ? [createPoint(x, coordinates[index + 1] ?? 0)] : [],
  )
  return text.startsWith('M')
    ? `<a:moveTo>${points.join('')}</a:moveTo>`
    : `<a:cubicBezTo>${points.join('')}</a:cubicBezTo>`
}

const toPathUnits = (coordinate: number) => Math.round(coordinate * PATH_SCALE)
const createPoint = (x: number, y: number) => `<a:pt x="${toPathUnits(x)}" y="${toPathUnits(y)}"/>`
