/* The search runs in a worker, which a browser does not start for a page that is opened from a folder. There, an
   iframe does its work: it runs the same script, and gets the messages. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const program = new URL(address, location);
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      const told = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      inside.postMessage = (data) => setTimeout(told, 0, data);
      inside.importScripts = (...addresses) =>
        Promise.all(
          addresses.map(
            (source) =>
              new Promise((loaded, failed) => {
                const script = inside.document.createElement("script");
                script.src = new URL(source, program);
                script.onload = loaded;
                script.onerror = failed;
                inside.document.body.append(script);
              }),
          ),
        );
      this.ready = inside.importScripts(program);
      this.inside = inside;
    }
    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
