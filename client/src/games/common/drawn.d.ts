/** A list of pictures whose paths are drawn when the client is built (`scripts/pictures.ts`). */
declare module "*.json?drawn" {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
