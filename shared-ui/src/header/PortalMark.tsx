/** The league portal's mark: the beams of a floodlight. */
export function PortalMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path fill="#CE1126" d="M6 34 11 0h6l-5 34z" />
      <path fill="#FCD116" d="M15 34 20 0h6l-5 34z" />
      <path fill="#1F7A4A" d="M24 34 29 0h5l-5 34z" />
    </svg>
  )
}
