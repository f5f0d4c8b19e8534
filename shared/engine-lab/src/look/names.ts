/** Names that between them have what every idea of the book takes: two words, a dot, double letters, a shared letter, a short word. */
export const NAMES = ['Rook & Wren', 'Amber Inn', 'Vela', 'Millie', 'Harbor Lane', 'Room Noodle', 'Anna Avalon', 'Otto & Boone', 'Tinker Bell', 'Eleven'] as const;
