/** A page that was opened as a file cannot load its parts: it says what to do. */
if (location.protocol === "file:") document.getElementById("opened-as-file").hidden = false;
