import { type PictureName, pictureFile } from '@/content/pictures'

type Props = { name: PictureName; alt?: string; className?: string; first?: boolean }

/** A drawing of the project's own. Without `alt` it is decoration. `first` marks one that is seen at once. */
export function Picture({ name, alt = '', className = '', first: isAboveFold = false }: Props) {
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
