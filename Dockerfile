# Landsraad in a container. docs/hosting.md says how to run it.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/landsraad && /opt/landsraad/bin/pip install --no-cache-dir -c requirements/runtime.lock .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data landsraad
COPY --from=build /opt/landsraad /opt/landsraad
USER landsraad
WORKDIR /data
VOLUME /data
ENV PATH=/opt/landsraad/bin:$PATH LANDSRAAD_DATA=/data LANDSRAAD_LOG=json
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "landsraad.server", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
