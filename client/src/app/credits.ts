/** Whose pictures are shown, read from the lists that name them. */

interface Author {
  name: string;
  page?: string;
}

export interface Credit extends Author {
  author: string;
  pictures: string[];
}

/** Every author of a picture with the names of the pictures; who drew most stands first. */
export function creditsOf(
  lists: readonly Readonly<Record<string, string>>[],
  authors: Readonly<Record<string, Author>>,
): Credit[] {
  const used = [...new Set(lists.flatMap((list) => Object.values(list)))].sort();
  return Object.entries(authors)
    .map(([author, about]) => ({
      ...about,
      author,
      pictures: used
        .filter((picture) => picture.startsWith(`${author}/`))
        .map((picture) => picture.slice(author.length + 1).replaceAll("-", " ")),
    }))
    .sort((one, other) => other.pictures.length - one.pictures.length);
}
