// Compiles the Python sources of zip archives to byte code, in place: `node byte-code.mjs FILE.zip ...`.
// Byte code is of one version of Python, so the one of the page makes it. Docstrings and assertions are left out, and so
// are the sources of compiled modules.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import io, zipfile
from importlib import _bootstrap_external as external

def compile_archive(content):
    made = io.BytesIO()
    # Stored, since the whole is compressed afterwards: it becomes smaller than file by file.
    with zipfile.ZipFile(io.BytesIO(content.to_py())) as source, zipfile.ZipFile(made, "w") as target:
        for entry in source.infolist():
            name, data = entry.filename, source.read(entry)
            if name.endswith(".py") and name[:-3] + ".so" in source.namelist():
                continue
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                name, data = name + "c", bytes(external._code_to_timestamp_pyc(code))
            target.writestr(zipfile.ZipInfo(name, entry.date_time), data)
    return made.getvalue()

compile_archive
`;

const python = await loadPyodide();
const compileArchive = python.runPython(COMPILE);
for (const file of process.argv.slice(2)) {
  const made = compileArchive(new Uint8Array(readFileSync(file)));
  writeFileSync(file, made.toJs());
  made.destroy?.();
}
