/**
 * Translates modules of Python with the interpreter that runs in the browser.
 *
 * `node scripts/translate.mjs FOLDER TARGET` reads the names of files in the folder, a line each,
 * and writes what each becomes into the target, named after the hash of its source.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, target] = process.argv.slice(2);
const files = readFileSync(0, "utf-8").split("\n").filter(Boolean);

const TRANSLATE = `
import ast, importlib.util, marshal

def without_words(tree):
    """Leave out what functions and modules say of themselves: nobody asks them in a browser."""
    for part in ast.walk(tree):
        if isinstance(part, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(part, clean=False) is not None:
                part.body[0] = ast.copy_location(ast.Pass(), part.body[0])
    return tree

def translate(source, name):
    """Translate a module; what comes of it is never compared with its source."""
    code = compile(without_words(ast.parse(source)), name, "exec", dont_inherit=True)
    unchecked = (1).to_bytes(4, "little")
    mark = importlib.util.source_hash(source.encode())
    return importlib.util.MAGIC_NUMBER + unchecked + mark + marshal.dumps(code)

translate
`;

const python = await loadPyodide();
const translate = python.runPython(TRANSLATE);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const file of files) {
  const source = readFileSync(join(folder, file), "utf-8");
  const name = createHash("sha256").update(source).update(`\n${file}`).digest("hex");
  const made = translate(source, file);
  writeFileSync(join(target, `${name}.pyc`), made.toJs());
  made.destroy();
}
