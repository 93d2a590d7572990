/** The group's mark: five threads woven into one square. */
export function GroupMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path fill="var(--thread-1)" d="M0 0h36v36H0z" />
      <path fill="var(--thread-2)" d="M6 6h6v6H6zm12 0h6v6h-6zM6 24h6v6H6zm18-6h6v6h-6z" />
      <path fill="var(--thread-3)" d="M12 12h6v6h-6zm12-6h6v6h-6z" />
      <path fill="var(--thread-4)" d="M12 18h6v12h-6zm6-6h12v6H18zm6 12h6v6h-6z" />
    </svg>
  )
}
