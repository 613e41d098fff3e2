import {
  type PictureName,
  pictureFile,
  type SheetPictureName,
  sheetPicture,
} from '@/content/pictures'

type Props = { name: PictureName; alt?: string; className?: string; isAboveFold?: boolean }

/** Without `alt` it is decorative. `first` marks images above the fold. */
export function Picture({ name, alt = '', className = '', isAboveFold = false }: Props) {
  const { src, width, height } = pictureFile(name)
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isAboveFold ? 'eager' : 'lazy'}
      decoding="async"
      className={`picture ${className}`}
    />
  )
}

/** Of the sheet: one request for all of them. */
export const SheetPicture = ({
  name,
  className,
}: {
  name: SheetPictureName
  className: string
}) => (
  <img
    {...sheetPicture(name)}
    alt=""
    loading="lazy"
    decoding="async"
    className={`picture ${className}`}
  />
)
