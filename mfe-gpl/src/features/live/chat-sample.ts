/** A message of the chat (requirement 3). */
export interface ChatMessage {
  readonly id: number
  readonly user: string
  readonly message: string
  /** Colour of the user's name, as `#RRGGBB`. */
  readonly color: string
  /** Relative text: `2m ago`. */
  readonly timestamp: string
  readonly verified: boolean
}

/**
 * The sample that requirement 2.13 asks for: there is no real chat, and a visitor's message is not added. It is
 * only shown beside a match of a sample season.
 */
export const CHAT: readonly ChatMessage[] = [
  {
    id: 1,
    user: 'PhobiaForever',
    message: 'That finish! The whole stand saw it coming except the keeper.',
    color: '#FCD116',
    timestamp: '1m ago',
    verified: false,
  },
  {
    id: 2,
    user: 'GPL Matchday',
    message: 'Attendance confirmed: 38,500 at the Accra Sports Stadium today.',
    color: '#3DDC84',
    timestamp: '2m ago',
    verified: true,
  },
  {
    id: 3,
    user: 'PorcupineKid',
    message: 'Plenty of time left. Keep it wide and keep crossing.',
    color: '#FF9A8B',
    timestamp: '3m ago',
    verified: false,
  },
  {
    id: 4,
    user: 'Tema_Striker9',
    message: 'Tactical View is the best thing on this page, you can see every run.',
    color: '#8FB8FF',
    timestamp: '5m ago',
    verified: false,
  },
]
