/** What is asked for, as it stands in an address: what is empty or 0 is left out. */
export function query(wishes: Record<string, string | number>): string {
  const asked = Object.entries(wishes).filter(([, wish]) => wish !== "" && wish !== 0);
  const text = new URLSearchParams(asked.map(([name, wish]) => [name, String(wish)])).toString();
  return text && `?${text}`;
}
